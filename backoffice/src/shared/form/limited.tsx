import { FieldFooter, textLimit } from '@eproc/ui/fields/FormText.tsx'

/** What a text field outside of a form says of its length: counted, never cut. */
export function limited(text: string, max: number, rows = 1) {
  const { count, tooLong } = textLimit(text, max, rows)
  return {
    error: tooLong !== undefined,
    helperText: count && <FieldFooter errors={tooLong} count={count} />,
  } as const
}
