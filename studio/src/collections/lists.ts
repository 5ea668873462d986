/** The rows of a quiz, of an offer and of a menu. */
import type { Field } from "payload";
import { menuLimits } from "../../../contracts/menus.ts";
import { groups, languageNames, locales, words } from "../languages.ts";
import { passageText } from "../rich-text/editor.ts";

const idField: Field = { name: "id", type: "text", admin: { hidden: true } };

/** The same words in both languages, beside each other. */
const inBoth = (name: string, en: string, es: string, isNeeded = true): Field => ({
  type: "row",
  fields: locales.map((locale) => ({
    name: `${name}_${groups[locale]}`,
    type: "textarea",
    label: words({ "en-US": `${en} (${languageNames[locale]})`, es: `${es} (${languageNames[locale]})` }),
    required: isNeeded,
    admin: { width: "50%" },
  })),
});

export const questionFields: Field[] = [
  idField,
  inBoth("question", "Question", "Pregunta"),
  {
    name: "answers",
    type: "array",
    label: words({ "en-US": "Answers", es: "Respuestas" }),
    required: true,
    fields: [
      idField,
      inBoth("text", "Answer", "Respuesta"),
      { name: "correct", type: "checkbox", label: words({ "en-US": "Correct", es: "Correcta" }) },
    ],
  },
  inBoth("explanation", "Explanation", "Explicación", false),
  {
    name: "passage",
    type: "text",
    label: words({ "en-US": "Passage", es: "Pasaje" }),
    admin: { components: { afterInput: [passageText] } },
  },
];

export const termFields: Field[] = [
  idField,
  {
    type: "row",
    fields: [
      { name: "termLength", type: "text", required: true, label: words({ "en-US": "Term", es: "Plazo" }) },
      {
        name: "displayPrice",
        type: "text",
        required: true,
        label: words({ "en-US": "Price", es: "Precio" }),
      },
      {
        name: "regularPrice",
        type: "number",
        label: words({ "en-US": "Regular price", es: "Precio normal" }),
      },
      { name: "trialDays", type: "number", label: words({ "en-US": "Days of trial", es: "Días de prueba" }) },
    ],
  },
  {
    name: "isMostPopular",
    type: "checkbox",
    label: words({ "en-US": "Most popular", es: "El más elegido" }),
  },
];

/** A row in each language's own list. */
export const linkFields: Field[] = [
  {
    type: "row",
    fields: [
      {
        name: "label",
        type: "text",
        required: true,
        maxLength: menuLimits.label,
        label: words({ "en-US": "Words", es: "Palabras" }),
        admin: { width: "50%" },
      },
      {
        name: "to",
        type: "text",
        required: true,
        maxLength: menuLimits.address,
        label: words({ "en-US": "Leads to", es: "Lleva a" }),
        admin: {
          width: "50%",
          description: words({
            "en-US": "A path such as /growth-plans, without /es, or an https address.",
            es: "Una ruta como /growth-plans, sin /es, o una dirección https.",
          }),
        },
      },
    ],
  },
];
