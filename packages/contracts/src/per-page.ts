/** How many items a page of a list has, where nothing else is asked for (specification, sections 2 and 9). */
export const defaultPerPage = 10
