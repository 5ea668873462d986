-- Whoever is in the middle of signing in begins again; sessions and refresh tokens stay good.
DELETE FROM "identity"."models" WHERE "model" = 'Interaction';--> statement-breakpoint
UPDATE "identity"."models" SET "id" = encode(sha256(convert_to("id", 'UTF8')), 'hex'), "payload" = "payload" - 'jti';
