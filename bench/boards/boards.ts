// What picture boards cost. Reports with ratios; nothing here passes or fails on a clock.
//   npm run bench:boards
import { benchSearch } from './search.ts';

benchSearch();
