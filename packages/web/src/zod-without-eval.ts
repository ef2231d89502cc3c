// zod tries out whether it may write its own code, which the page's policy forbids and the browser then reports. Imported
// before anything that reads with a schema.
import { config } from 'zod';

config({ jitless: true });
