type Attributes = Record<string, string | boolean | undefined>;

/** A piece of page without React: attributes as in markup, and text or other elements in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  made.append(...content);
  return made;
}
