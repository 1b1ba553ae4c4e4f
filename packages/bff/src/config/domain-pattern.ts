/** A host as it may be configured for a brand: a name, `*.name` for one or more labels before it, or an address. */
export const domainPattern =
  /^(?:(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]+\])$/
