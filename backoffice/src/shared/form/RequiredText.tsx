import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import type { LimitedTextProps } from './LimitedText.tsx'

// It stands in dialogs, and a list is read before one is opened.
const LimitedText = lazyPart(async () => ({
  default: (await import('./LimitedText.tsx')).LimitedText,
}))

/** A text that must be filled and has the length that the rules allow. The fields around it do not wait for it. */
export const RequiredText = (props: LimitedTextProps) => (
  // As high as the input, so that no button moves below a finger.
  <OptionalPart fallback={<div style={{ height: 71 }} />}>
    <LimitedText isRequired {...props} />
  </OptionalPart>
)
