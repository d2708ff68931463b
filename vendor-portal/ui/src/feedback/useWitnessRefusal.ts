import { useState } from 'react'
import { WitnessRefusal } from '../api/log_refusal.ts'

/**
 * Whether something was refused for a witness's sake, and what somebody does who has asked about it.
 * @param forgetWitnesses what this browser does not expect any more
 */
export function useWitnessRefusal(
  forgetWitnesses: (gone: readonly string[]) => Promise<void>,
  onForgotten: () => void = () => {}
) {
  const [refusal, setRefusal] = useState<WitnessRefusal | null>(null)
  const forget = () =>
    void forgetWitnesses(refusal?.gone ?? []).then(() => {
      setRefusal(null)
      onForgotten()
    })
  const watch = <Done>(work: Promise<Done>): Promise<Done> =>
    work.catch((error: unknown) => {
      setRefusal(error instanceof WitnessRefusal ? error : null)
      throw error
    })
  return { refusal, watch, forget }
}
