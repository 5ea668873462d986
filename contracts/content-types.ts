/**
 * The content types: their fields, what each holds, within which limits, and the words an editor reads. Files are read
 * and checked by this table (content/README.md), `npm run umbraco:setup` makes an Umbraco's types of it, and the
 * studio its collections.
 */
import { accessLevels, type ContentType, prayerNeeds } from "./content.ts";
import { menuLimits } from "./menus.ts";
import { popupLimits } from "./popups.ts";
import type { Locale } from "./site.ts";

export type FieldKind =
  | "text" // words in both languages
  | "label" // a name: the same in both languages, or given in both
  | "body"
  | "slug"
  | "string"
  | "integer"
  | "boolean"
  | "date"
  | "passages"
  | "related"
  | "image"
  | "recording" // a file for each language, or for one
  | "path"
  | "address"
  | "questions"
  | "terms"
  | "faq"
  | "links" // of a menu, for each language its own
  | "languages" // those it is published in, where that is not all
  | { oneOf: readonly (string | number)[] }
  | { namesIn: string; type: ContentType };

/** What an editor reads: a name, and what to know about it. */
export type Words = Readonly<Record<Locale, string>>;

export interface Field {
  kind: FieldKind;
  label: Words;
  help?: Words;
  /** Most characters of a text. */
  max?: number;
}

interface TypeFormat {
  label: Words;
  plural: Words;
  /** Fields by their names in files. */
  fields: Readonly<Record<string, FieldKind>>;
  described: Readonly<Record<string, Field>>;
  needs: readonly string[];
  /** Types of the items below it. */
  children: readonly ContentType[];
  /** Where its files are; items below another item are in that item's folder. */
  folder: string;
}

/** Fields that say which item it is, or where it lies; a CMS has its own for them. */
export const ownFields: readonly string[] = ["id", "type", "name", "order", "draft", "languages"];

const both = (en: string, es: string): Words => ({ "en-US": en, es });

/** A field is one line: what it holds, its name in both languages, and what else there is to say. */
const field = (
  kind: FieldKind,
  en: string,
  es: string,
  { max, help }: { max?: number; help?: Words } = {},
): Field => ({ kind, label: both(en, es), ...(max ? { max } : {}), ...(help ? { help } : {}) });

const common: Record<string, Field> = {
  id: field("string", "Id", "Id"),
  type: field("string", "Type", "Tipo"),
  name: field("string", "File name", "Nombre de archivo"),
  title: field("text", "Title", "Título", { max: 200 }),
  summary: field("text", "Summary", "Resumen", {
    max: 500,
    help: both("One or two sentences for cards and lists.", "Una o dos frases para tarjetas y listas."),
  }),
  seoDescription: field("text", "Description for search engines", "Descripción para buscadores", {
    max: 200,
    help: both("Between 70 and 155 characters.", "Entre 70 y 155 caracteres."),
  }),
  slug: field("slug", "Address", "Dirección", {
    help: both(
      "The last part of the address: lower-case letters, digits and hyphens. Empty: the file name.",
      "La última parte de la dirección: minúsculas, cifras y guiones. Vacío: el nombre de archivo.",
    ),
  }),
  topics: field({ namesIn: "topics", type: "topic" }, "Topics", "Temas", {
    help: both("The first is the main one.", "El primero es el principal."),
  }),
  contributors: field({ namesIn: "contributors", type: "contributor" }, "Contributors", "Autores"),
  access: field({ oneOf: accessLevels }, "Who may read it", "Quién puede leerlo"),
  listed: field("date", "Place among what is new", "Lugar entre lo nuevo", {
    help: both("Sorts lists; shown nowhere.", "Ordena las listas; no se muestra."),
  }),
  published: field("date", "Published on", "Publicado el", {
    help: both("Before this day it is not on the site.", "Antes de este día no está en el sitio."),
  }),
  updated: field("date", "Revised on", "Revisado el"),
  image: field("image", "Picture", "Imagen"),
  related: field("related", "Read next", "Para seguir leyendo"),
  legacySlug: field("string", "Address on the former site", "Dirección en el sitio anterior"),
  order: field("integer", "Order", "Orden", {
    help: both("Among what is below the same item.", "Entre lo que está bajo el mismo elemento."),
  }),
  body: field("body", "Text", "Texto"),
  draft: field("boolean", "Draft", "Borrador"),
  languages: field("languages", "Languages", "Idiomas"),
};

const page = ["title", "summary", "seoDescription"];

interface TypeOptions {
  needs: readonly string[];
  children?: readonly ContentType[];
  folder?: string;
  /** It makes no page and is in no list: of the common fields it has a title and its own place. */
  withoutPage?: boolean;
}

const type = (
  [label, plural]: readonly [label: Words, plural: Words],
  fields: Record<string, Field>,
  { needs, children = [], folder = "", withoutPage = false }: TypeOptions,
): TypeFormat => {
  const shared = Object.entries(common).filter(
    ([key]) => !withoutPage || ownFields.includes(key) || key === "title",
  );
  const described = { ...Object.fromEntries(shared), ...fields };
  return {
    label,
    plural,
    described,
    fields: Object.fromEntries(Object.entries(described).map(([key, { kind }]) => [key, kind])),
    needs,
    children,
    folder,
  };
};

const passage = {
  passage: field("passages", "Passage", "Pasaje", {
    help: both(
      "In English, several separated by semicolons: John 3:16; Romans 5:8",
      "En inglés, varios separados por punto y coma: John 3:16; Romans 5:8",
    ),
  }),
};
/** Of what is read, and so can be heard. */
const audio = { audio: field("recording", "Recording", "Grabación") };
const scheduled = {
  scheduledDate: field("date", "Day", "Día", {
    help: both(
      "2024 stands for every year; another year for that one day.",
      "2024 vale para todos los años; otro año, para ese único día.",
    ),
  }),
  scheduledDay: field("string", "Day by rule", "Día por regla", {
    help: both("Such as easter-2, pentecost or mothers-day.", "Como easter-2, pentecost o mothers-day."),
  }),
  repeatEvery: field("integer", "Repeat after so many days", "Repetir tras tantos días"),
};
const reflection = field("text", "Reflection", "Reflexión");
const placeholders = both(
  "{site} is the site's name. A verse's mail has {reference}; a reminder {course}, {number} and {title}; a receipt {plan} and {price}, or {date}; a mail about a card or a trial {date}; the one about a deletion {days}. The check says what this mail may have.",
  "{site} es el nombre del sitio. El correo de un versículo tiene {reference}; un recordatorio, {course}, {number} y {title}; un recibo, {plan} y {price}, o {date}; un correo sobre la tarjeta o la prueba, {date}; el de la eliminación, {days}. La revisión dice qué puede llevar este correo.",
);
const paragraphs = both(
  "Plain text; an empty line begins a new paragraph. The same placeholders as in the subject.",
  "Texto sin formato; una línea vacía empieza otro párrafo. Los mismos marcadores que en el asunto.",
);

export const formats: Record<ContentType, TypeFormat> = {
  verse: type(
    [both("Verse", "Versículo"), both("Verses", "Versículos")],
    {
      ...passage,
      ...scheduled,
      ...audio,
      thought: field("text", "Thought", "Pensamiento", { help: both("One sentence.", "Una frase.") }),
      reflection,
      question: field("text", "Question", "Pregunta"),
      evening: field("boolean", "For the evening", "Para la noche"),
    },
    { needs: ["passage", "thought"], folder: "verses" },
  ),
  // One for a day has a date, one for a need has that.
  prayer: type(
    [both("Prayer", "Oración"), both("Prayers", "Oraciones")],
    {
      ...passage,
      ...scheduled,
      ...audio,
      eveningPrayer: field("text", "Evening prayer", "Oración de la noche"),
      need: field({ oneOf: prayerNeeds }, "Need", "Necesidad", {
        help: both("Of a prayer that belongs to no day.", "De una oración que no es de un día."),
      }),
    },
    { needs: ["body"], folder: "prayers" },
  ),
  trivia: type(
    [both("Quiz", "Trivia"), both("Quizzes", "Trivias")],
    {
      ...scheduled,
      level: field({ oneOf: [1, 2, 3] }, "Level", "Nivel", {
        help: both(
          "1 for anybody, 3 for those who know the Bible well.",
          "1 para cualquiera, 3 para quienes conocen bien la Biblia.",
        ),
      }),
      questions: field("questions", "Questions", "Preguntas"),
    },
    { needs: ["scheduledDate", "questions"], folder: "trivia" },
  ),
  article: type(
    [both("Article", "Artículo"), both("Articles", "Artículos")],
    {
      ...passage,
      ...audio,
      categories: field({ namesIn: "categories", type: "category" }, "Categories", "Categorías"),
    },
    { needs: [...page, "categories", "body"], folder: "articles" },
  ),
  category: type(
    [both("Category", "Categoría"), both("Categories", "Categorías")],
    {},
    { needs: page, folder: "categories" },
  ),
  topic: type([both("Topic", "Tema"), both("Topics", "Temas")], {}, { needs: ["title"], folder: "topics" }),
  contributor: type(
    [both("Contributor", "Autor"), both("Contributors", "Autores")],
    {
      firstName: field("label", "First name", "Nombre"),
      lastName: field("label", "Last name", "Apellido"),
    },
    { needs: page, folder: "contributors" },
  ),
  dailyDevotional: type(
    [both("Devotional", "Devocional"), both("Devotionals", "Devocionales")],
    {},
    { needs: page, children: ["devotionalArticle"], folder: "devotionals" },
  ),
  devotionalArticle: type(
    [both("Devotional day", "Día de devocional"), both("Devotional days", "Días de devocional")],
    {
      ...passage,
      ...audio,
      reflection: field("text", "Question to think about", "Pregunta para pensar"),
      prayer: field("text", "Prayer", "Oración"),
    },
    { needs: [...page, "passage", "body"] },
  ),
  growthPlan: type(
    [both("Growth plan", "Plan de crecimiento"), both("Growth plans", "Planes de crecimiento")],
    {
      featured: field("boolean", "Featured", "Destacado", {
        help: both(
          "First among the plans, and on the home page. Of several it is the first.",
          "El primero de los planes, y en la portada. Si hay varios, el primero de ellos.",
        ),
      }),
    },
    { needs: page, children: ["growthPlanArticle"], folder: "growth-plans" },
  ),
  growthPlanArticle: type(
    [both("Plan lesson", "Lección de plan"), both("Plan lessons", "Lecciones de planes")],
    { ...passage, ...audio },
    { needs: [...page, "body"], children: ["growthPlanArticlePrompt"] },
  ),
  growthPlanArticlePrompt: type(
    [both("Lesson prompt", "Pregunta de lección"), both("Lesson prompts", "Preguntas de lecciones")],
    {},
    { needs: ["title"] },
  ),
  studyGuide: type(
    [both("Study guide", "Guía de estudio"), both("Study guides", "Guías de estudio")],
    { book: field("label", "Book", "Libro") },
    { needs: page, children: ["studyGuideLesson"], folder: "study-guides" },
  ),
  studyGuideLesson: type(
    [both("Guide lesson", "Lección de guía"), both("Guide lessons", "Lecciones de guías")],
    { ...passage, ...audio },
    { needs: [...page, "passage"], children: ["studyGuideSection"] },
  ),
  studyGuideSection: type(
    [both("Lesson section", "Sección de lección"), both("Lesson sections", "Secciones de lecciones")],
    { ...passage, kind: field({ oneOf: ["read", "explore", "reflect", "act"] }, "Kind", "Clase") },
    { needs: ["title", "kind", "body"] },
  ),
  channel: type(
    [both("Channel", "Canal"), both("Channels", "Canales")],
    {},
    { needs: page, children: ["channelArticle"], folder: "channels" },
  ),
  channelArticle: type(
    [both("Channel article", "Artículo de canal"), both("Channel articles", "Artículos de canales")],
    { ...passage, ...audio },
    { needs: [...page, "body"] },
  ),
  generalPage: type(
    [both("Page", "Página"), both("Pages", "Páginas")],
    {
      ...passage,
      layout: field({ oneOf: ["main", "landing", "primary"] }, "Layout", "Diseño"),
      noindex: field("boolean", "Not for search engines", "No para buscadores"),
      charityNote: field("boolean", "Show the charity statement", "Mostrar la nota de la entidad"),
      faq: field("faq", "Questions and answers", "Preguntas y respuestas"),
    },
    { needs: [...page, "body"], children: ["generalPage"] },
  ),
  bible: type(
    [both("Bible page", "Página de la Biblia"), both("Bible page", "Página de la Biblia")],
    {},
    {
      needs: page,
    },
  ),
  subscriptionOffer: type(
    [both("Offer", "Oferta"), both("Offers", "Ofertas")],
    {
      offerSlug: field("string", "Name in addresses", "Nombre en direcciones"),
      platform: field("string", "Platform", "Plataforma"),
      isActive: field("boolean", "Active", "Activa"),
      allowAutoSelection: field("boolean", "May be chosen by itself", "Puede elegirse sola"),
      limitedTimeDeal: field("boolean", "For a limited time", "Por tiempo limitado"),
      dealEnds: field("date", "Its last day", "Su último día"),
      displayComponent: field("string", "Shown as", "Se muestra como"),
      displaySize: field("string", "Size", "Tamaño"),
      successLandingPage: field("path", "Page after the purchase", "Página tras la compra"),
      terms: field("terms", "Prices", "Precios"),
    },
    { needs: ["offerSlug", "terms"], folder: "offers" },
  ),
  redirect: type(
    [both("Redirect", "Redirección"), both("Redirects", "Redirecciones")],
    {
      from: field("string", "From", "Desde"),
      to: field("address", "To", "Hacia"),
      status: field({ oneOf: [301, 302] }, "Status", "Estado", {
        help: both("301 for good, 302 for now.", "301 para siempre, 302 por ahora."),
      }),
    },
    { needs: ["from", "to"], folder: "redirects" },
  ),
  menu: type(
    [both("Menu", "Menú"), both("Menus", "Menús")],
    {
      title: field("text", "Heading", "Encabezado", {
        max: menuLimits.title,
        help: both(
          "Above the links of a column; of the main menu it is only read aloud.",
          "Sobre los enlaces de una columna; el del menú principal solo se lee en voz alta.",
        ),
      }),
      links: field("links", "Links", "Enlaces", {
        help: both("In the order in which readers see them.", "En el orden en que los ven los lectores."),
      }),
    },
    { needs: ["title", "links"], folder: "menus", withoutPage: true },
  ),
  // The premium offer has a title and a text of its own.
  popup: type(
    [both("Popup", "Ventana"), both("Popups", "Ventanas")],
    {
      title: field("text", "Title", "Título", { max: popupLimits.title }),
      lead: field("text", "Text below the title", "Texto bajo el título", { max: popupLimits.lead }),
      points: field("text", "Points", "Puntos", {
        max: popupLimits.points,
        help: both(
          `One on each line, at most ${popupLimits.lines}.`,
          `Uno por línea, ${popupLimits.lines} como máximo.`,
        ),
      }),
      button: field("text", "Button", "Botón", { max: popupLimits.button }),
      question: field("text", "Question before the other way", "Pregunta ante la otra opción", {
        max: popupLimits.question,
      }),
      dismiss: field("text", "The other way", "La otra opción", {
        max: popupLimits.dismiss,
        help: both("Below the button: to sign in, or not now.", "Bajo el botón: entrar, o ahora no."),
      }),
    },
    { needs: ["button", "dismiss"], folder: "popups", withoutPage: true },
  ),
  // Which of its words a mail has: contracts/mail-words.ts.
  mail: type(
    [both("Mail", "Correo"), both("Mails", "Correos")],
    {
      title: field("text", "Name in lists", "Nombre en las listas", {
        max: 100,
        help: both("Not sent.", "No se envía."),
      }),
      subject: field("text", "Subject", "Asunto", { max: 150, help: placeholders }),
      greeting: field("text", "Greeting", "Saludo", {
        max: 100,
        help: both("Of reminders; with {name}.", "De los recordatorios; con {name}."),
      }),
      greetingWithoutName: field("text", "Greeting without a name", "Saludo sin nombre", { max: 100 }),
      opening: field("text", "Text before the button", "Texto antes del botón", {
        max: 2000,
        help: paragraphs,
      }),
      button: field("text", "Button", "Botón", {
        max: 60,
        help: both("Leads where the mail is for.", "Lleva a donde el correo indica."),
      }),
      closing: field("text", "Text after the button", "Texto después del botón", {
        max: 1500,
        help: paragraphs,
      }),
      reason: field("text", "Why one gets it", "Por qué se recibe", {
        max: 300,
        help: both("Small, at the end.", "En letra pequeña, al final."),
      }),
      stopLink: field("text", "Link that ends these mails", "Enlace para dejar de recibirlos", { max: 80 }),
      settingsLink: field("text", "Link to one's choices", "Enlace a las opciones", { max: 80 }),
    },
    { needs: ["title"], folder: "mails", withoutPage: true },
  ),
  partner: type(
    [both("Partner's offer", "Oferta de un socio"), both("Partners' offers", "Ofertas de socios")],
    {
      title: field("text", "Title", "Título", { max: 120 }),
      partner: field("label", "Who will write", "Quién escribirá", { max: 100 }),
      description: field("text", "Description", "Descripción", { max: 500 }),
      wording: field("text", "Words of the consent", "Palabras del consentimiento", {
        max: 500,
        help: both(
          "Shown beside the choice and recorded with every consent exactly as they were shown.",
          "Se muestran junto a la opción y se guardan con cada consentimiento tal como se mostraron.",
        ),
      }),
    },
    {
      needs: ["title", "partner", "description", "wording"],
      folder: "partners",
      withoutPage: true,
    },
  ),
};

/** What a language file may say besides its body. */
export const inLanguageFile = (kind: FieldKind | undefined): boolean =>
  kind === "text" ||
  kind === "label" ||
  kind === "slug" ||
  kind === "faq" ||
  kind === "links" ||
  kind === "recording";
