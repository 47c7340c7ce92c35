CREATE TABLE "ad_sdks" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign" text,
	"resource_id" text,
	"site_id" text,
	"type" text NOT NULL,
	"sdk_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"status" integer,
	"body" text,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "markers" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"id" integer PRIMARY KEY NOT NULL,
	"page" integer,
	"top" integer,
	"right" integer,
	"left" integer,
	"bottom" integer
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"resource_id" integer,
	"page" integer,
	"top" integer,
	"right" integer,
	"left" integer,
	"bottom" integer,
	CONSTRAINT "pages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "part_contents" (
	"part_id" integer NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	"style" text,
	CONSTRAINT "part_contents_part_id_language_pk" PRIMARY KEY("part_id","language")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_menus" (
	"promotion_id" integer NOT NULL,
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text,
	"unit_price" integer NOT NULL,
	"min_quantity" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"max_per_person" integer,
	"sold_out" boolean NOT NULL,
	CONSTRAINT "promotion_menus_promotion_id_id_pk" PRIMARY KEY("promotion_id","id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"thumbnail_image" text NOT NULL,
	"contents" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"starts_in_days" integer NOT NULL,
	"ends_in_days" integer NOT NULL,
	"min_pax" integer NOT NULL,
	"max_pax" integer NOT NULL,
	"needs_payment" boolean NOT NULL,
	"auto_cancel_minutes" integer NOT NULL,
	"requires_menu" boolean NOT NULL,
	"refund_rules" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"special" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"visible" boolean NOT NULL,
	"weight" integer NOT NULL,
	"content" jsonb NOT NULL,
	"seo" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL,
	"name" text NOT NULL,
	"nav_menu" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "part_contents" ADD CONSTRAINT "part_contents_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_menus" ADD CONSTRAINT "promotion_menus_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_parent_id_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotent_answers_key_call" ON "idempotent_answers" USING btree ("key","call");--> statement-breakpoint
CREATE INDEX "records_kind" ON "records" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "pages_resource_id" ON "pages" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "promotions_resource_id" ON "promotions" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resources_parent_id" ON "resources" USING btree ("parent_id");