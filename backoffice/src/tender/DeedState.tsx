import { useEffect, useRef } from 'react'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import type { Failure, PanelDeed } from './usePanelDeed.ts'

/** A failure that stays above the panel until the next action; the focus moves here. */
export function FailureBox({ failure }: { failure: Failure | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  if (!failure) return null
  return (
    <MessageBox tone="error" ref={box} tabIndex={-1} title={failure.message}>
      {failure.details.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {failure.details.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </MessageBox>
  )
}

/** How a panel's deed goes: what failed, and the screen covered while it is sent. */
export const DeedState = ({
  deed,
}: {
  deed: Pick<PanelDeed<never>, 'failure' | 'isPending' | 'progress'>
}) => (
  <>
    <FailureBox failure={deed.failure} />
    <ProgressDialog open={deed.isPending} progress={deed.progress} />
  </>
)
