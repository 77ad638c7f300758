import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Terms and policies. The file's name is the page's path; a mistake in the front matter stops the build and names it. */
const policies = defineCollection({
  loader: glob({ base: 'src/content/policies', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string().min(3).max(60),
    /** One sentence for search engines and for the head of the page. */
    description: z.string().min(40).max(180),
    /** The day from which this text holds, as YYYY-MM-DD. */
    inForceFrom: z.coerce.date(),
  }),
});

export const collections = { policies };
