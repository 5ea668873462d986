import type { Locale } from "../../contracts/site.ts";

/** A part's name, and what readers notice while it does not work. */
type PartWords = readonly [name: string, without: string];

export const partWords: Record<string, Record<Locale, PartWords>> = {
  content: {
    "en-US": ["Content", "Pages cannot be read."],
    es: ["Contenido", "No se pueden leer las páginas."],
  },
  "content source": {
    "en-US": ["Source of the content", "All pages are there; what was published since is not shown yet."],
    es: ["Fuente del contenido", "Todas las páginas están; lo publicado desde entonces aún no se muestra."],
  },
  scripture: {
    "en-US": ["Bible text", "Pages cannot be read."],
    es: ["Texto bíblico", "No se pueden leer las páginas."],
  },
  database: {
    "en-US": [
      "Database",
      "Pages can be read. Accounts, journals, the newsletter, the contact form and purchases have to wait.",
    ],
    es: [
      "Base de datos",
      "Las páginas se pueden leer. Las cuentas, los diarios, el boletín, el formulario de contacto y las compras deben esperar.",
    ],
  },
  disk: {
    "en-US": ["Disk", "Pages can be read. New pictures, events and stored mail have to wait."],
    es: [
      "Disco",
      "Las páginas se pueden leer. Las imágenes nuevas, los eventos y el correo guardado deben esperar.",
    ],
  },
  "object storage": {
    "en-US": ["Storage of pictures", "Pages and pictures are there; each machine makes its own meanwhile."],
    es: ["Almacén de imágenes", "Las páginas y las imágenes están; cada máquina hace las suyas entretanto."],
  },
  "journal key": {
    "en-US": ["Key of the journals", "Journals and prayer lists cannot be opened."],
    es: ["Clave de los diarios", "Los diarios y las listas de oración no se pueden abrir."],
  },
  mail: {
    "en-US": ["E-mail", "E-mails are sent later."],
    es: ["Correo", "Los correos se enviarán más tarde."],
  },
  identity: {
    "en-US": ["Accounts", "Nobody can sign in just now."],
    es: ["Cuentas", "Por ahora nadie puede iniciar sesión."],
  },
  stripe: {
    "en-US": ["Card payments", "Nothing can be bought just now; what was bought stays open."],
    es: ["Pagos con tarjeta", "Por ahora no se puede comprar nada; lo comprado sigue abierto."],
  },
  "openid provider": {
    "en-US": ["Sign-in", "Nobody can sign in just now."],
    es: ["Inicio de sesión", "Por ahora nadie puede iniciar sesión."],
  },
  "member service": {
    "en-US": ["Members' data", "What members do is saved later."],
    es: ["Datos de los miembros", "Lo que hacen los miembros se guardará más tarde."],
  },
  "lead routing": {
    "en-US": ["Partners' offers", "Readers notice nothing."],
    es: ["Ofertas de socios", "Los lectores no notan nada."],
  },
  "legacy users": {
    "en-US": ["Accounts of the earlier system", "They cannot be found just now."],
    es: ["Cuentas del sistema anterior", "Por ahora no se pueden encontrar."],
  },
};
