import type { ReactNode } from 'react'

/** A step of a schedule by number and name, with what is to be known about it. */
export const StepName = (p: { step: { urut: number; tahap: string }; children?: ReactNode }) => (
  <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    <strong style={{ fontWeight: 600 }}>
      {p.step.urut}. {p.step.tahap}
    </strong>
    {p.children}
  </span>
)
