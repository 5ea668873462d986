/** An earlier version comes back as a draft, whatever it was then: readers see nothing of it until it is published. */
import { type Endpoint, restoreVersionOperation } from "payload";

export const restoreAsDraft = (collection: string): Endpoint => ({
  path: "/versions/:id",
  method: "post",
  async handler(req) {
    const doc = await restoreVersionOperation({
      id: String(req.routeParams?.id),
      collection: req.payload.collections[collection]!,
      depth: 0,
      draft: true,
      req,
    });
    return Response.json({ ...doc, message: req.t("version:restoredSuccessfully") });
  },
});
