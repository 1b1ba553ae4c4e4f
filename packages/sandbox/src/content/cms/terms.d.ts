import type { CmsText } from './cms-text.ts';
export declare const terms: CmsText;
