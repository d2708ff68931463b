import { LimitedText, type LimitedTextProps } from './LimitedText.tsx'

/** A text that must be filled and has the length that the rules allow. */
export const RequiredText = (props: LimitedTextProps) => <LimitedText isRequired {...props} />
