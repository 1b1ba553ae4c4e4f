interface Pictured {
  imgUrl: string
}

/** An item whose picture has an address that a page may load. */
export function withPicture<Item extends Pictured>(
  item: Item,
  imageAddress: (address: string) => string,
): Item {
  return { ...item, imgUrl: imageAddress(item.imgUrl) }
}

/** A list whose pictures have addresses that a page may load. */
export function withPictures<Item extends Pictured, List extends { items: readonly Item[] }>(
  list: List & { items: readonly Item[] },
  imageAddress: (address: string) => string,
) {
  return { ...list, items: list.items.map((item) => withPicture(item, imageAddress)) }
}
