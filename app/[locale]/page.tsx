/** Home (R1.1): the page of the home resource, else the default layout. */
export { default, generateMetadata } from "@/app/[locale]/r/[resourceId]/page";
