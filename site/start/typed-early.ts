type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|hidden)$/.test(target.type));

/**
 * What is typed before React has taken over. React believes that a field holds what it rendered, so the text is typed
 * into it once more.
 */
export function createTypedEarly() {
  const typed = new Map<Field, string>();
  return {
    note({ target }: Event): void {
      if (isField(target)) typed.set(target, target.value);
    },
    typeAgain(): void {
      for (const [field, text] of typed) {
        if (!field.isConnected) continue;
        const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        // React watches the element's own property, and would take a text that it has seen for no change.
        field.value = "";
        Object.getOwnPropertyDescriptor(prototype.prototype, "value")!.set!.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      typed.clear();
    },
  };
}
