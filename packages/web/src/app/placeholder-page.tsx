import { Page } from '#ui/page';

export const PlaceholderPage = () => <Page>{null}</Page>;
