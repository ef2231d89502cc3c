import { Component, type ReactNode } from 'react';

/** A text that can't be drawn is still there to be read: its words, as they came. */
export class WordsIfBroken extends Component<
  { words: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.words : this.props.children;
  }
}
