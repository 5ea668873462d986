/** Pictures and recordings: decoded and encoded again, within bounds. */

import { randomUUID } from "node:crypto";
import path from "node:path";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
} from "payload";
import sharp from "sharp";
import { createdBy, markCreator, mediaAccess } from "../access.ts";
import { recordChange, recordRemoval } from "../activity/record.ts";
import { called, words } from "../languages.ts";
import { refused } from "../refused.ts";
import { settings } from "../settings.ts";
import { filesGroup } from "./groups.ts";
import { pictures, recordings } from "./names.ts";

const largestPixels = 50_000_000;
const longestSide = 3000;

/** Payload gives no ids to collections that have their own. */
const giveId: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === "create" ? { ...data, id: data.id || randomUUID() } : data;

const shared: Field[] = [
  { name: "id", type: "text", admin: { hidden: true } },
  // From the media folder, without extension, as files name it.
  { name: "path", type: "text", index: true, admin: { hidden: true } },
  createdBy,
];

/**
 * Whatever a picture's file holds beside the picture is gone once it is encoded again. A drawing (SVG) is a program in
 * disguise: only the library's own come in, by import.
 */
const encodeAgain: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  const file = req.file;
  if (!file || (operation !== "create" && operation !== "update") || req.context.isImport) return args;
  try {
    const picture = sharp(file.data, { limitInputPixels: largestPixels, failOn: "error" });
    const { format, width = 0, height = 0 } = await picture.metadata();
    if (!["jpeg", "png", "webp", "avif", "gif", "heif"].includes(format)) throw new Error(format);
    const scaled = Math.max(width, height) > longestSide;
    const { data, info } = await picture
      .rotate()
      .resize(scaled ? { width: longestSide, height: longestSide, fit: "inside" } : {})
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    const name =
      path
        .parse(file.name)
        .name.normalize("NFD")
        .replace(/[^\w-]+/g, "-")
        .slice(0, 80) || "picture";
    req.file = { ...file, data, size: info.size, mimetype: "image/webp", name: `${name}.webp` };
  } catch {
    throw refused(
      req.i18n?.language === "es"
        ? "Esta imagen no se puede leer. Se aceptan JPEG, PNG, WebP, AVIF y GIF de hasta 50 megapíxeles."
        : "This picture cannot be read. JPEG, PNG, WebP, AVIF and GIF of up to 50 megapixels are accepted.",
      400,
    );
  }
  return args;
};

export const picturesConfig: CollectionConfig = {
  slug: pictures,
  labels: {
    singular: called({ "en-US": "Picture", es: "Imagen" }),
    plural: called({ "en-US": "Pictures", es: "Imágenes" }),
  },
  access: mediaAccess,
  admin: {
    group: filesGroup,
    hideAPIURL: true,
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt_en", "credit", "updatedAt"],
  },
  upload: {
    staticDir: path.join(settings.folder, pictures),
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/svg+xml"],
    focalPoint: true,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [encodeAgain],
    beforeChange: [giveId, markCreator],
    afterChange: [recordChange],
    afterDelete: [recordRemoval],
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "alt_en",
          type: "textarea",
          required: true,
          maxLength: 300,
          label: words({ "en-US": "Alternative text (English)", es: "Texto alternativo (inglés)" }),
          admin: { width: "50%" },
        },
        {
          name: "alt_es",
          type: "textarea",
          required: true,
          maxLength: 300,
          label: words({ "en-US": "Alternative text (Spanish)", es: "Texto alternativo (español)" }),
          admin: { width: "50%" },
        },
      ],
    },
    { name: "credit", type: "text", maxLength: 200, label: words({ "en-US": "Credit", es: "Crédito" }) },
    ...shared,
  ],
};

export const recordingsConfig: CollectionConfig = {
  slug: recordings,
  labels: {
    singular: called({ "en-US": "Recording", es: "Grabación" }),
    plural: called({ "en-US": "Recordings", es: "Grabaciones" }),
  },
  access: mediaAccess,
  admin: { group: filesGroup, hideAPIURL: true, useAsTitle: "filename" },
  upload: {
    staticDir: path.join(settings.folder, recordings),
    mimeTypes: ["audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/ogg", "audio/wav", "audio/x-wav"],
    pasteURL: false,
  },
  hooks: { beforeChange: [giveId, markCreator], afterChange: [recordChange], afterDelete: [recordRemoval] },
  fields: shared,
};
