/** A publish that was scheduled and did not happen: said where the item is written, since nobody was there to read it. */
import type { PayloadRequest } from "payload";
import { isOf, readJobs } from "../schedule/plan.ts";
import { type Finding, hint, sharedPlace } from "./findings.ts";

export async function checkScheduled(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Finding[]> {
  if (!id) return [];
  const [failed] = await readJobs(req, [...isOf({ collection, id }), { hasError: { equals: true } }], {
    sort: "-updatedAt",
    limit: 1,
  });
  if (!failed) return [];
  const found = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, updatedAt: true },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [item] = found.docs as unknown as { _status?: string; updatedAt: string }[];
  // Published or withdrawn since: it is over.
  const isWithdrawal = failed.input?.action === "withdraw";
  const isThere = item?._status === (isWithdrawal ? "draft" : "published");
  if (!item || (isThere && item.updatedAt > failed.updatedAt)) return [];
  const day = failed.updatedAt.slice(0, 16).replace("T", " ");
  if (isWithdrawal)
    return [
      hint(
        sharedPlace("_status"),
        "scheduled-publish",
        `The withdrawal that was scheduled failed at ${day} (UTC). Withdraw it, or schedule it again.`,
        `La retirada programada falló a las ${day} (UTC). Retíralo o prográmala de nuevo.`,
      ),
    ];
  return [
    hint(
      sharedPlace("_status"),
      "scheduled-publish",
      `The publish that was scheduled failed at ${day} (UTC). Correct the errors and schedule it again.`,
      `La publicación programada falló a las ${day} (UTC). Corrige los errores y prográmala de nuevo.`,
    ),
  ];
}
