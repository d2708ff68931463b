import { useEffect, useRef } from 'react'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import type { Failure } from '../usePanelDeed.ts'

/** A failure that stays above the panel until the next action; the focus moves here. */
export function FailureBox({ kegagalan }: { kegagalan: Failure | null }) {
  const acuan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kegagalan) acuan.current?.focus()
  }, [kegagalan])
  if (!kegagalan) return null
  return (
    <KotakPesan nada="error" ref={acuan} tabIndex={-1} judul={kegagalan.pesan}>
      {kegagalan.rincian.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {kegagalan.rincian.map((baris, i) => (
            <li key={i}>{baris}</li>
          ))}
        </ul>
      )}
    </KotakPesan>
  )
}
