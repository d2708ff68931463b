import { useState } from 'react'
import { ApiError } from '@eproc/ui/api/api.ts'

const namesNoWitness = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ rule }) => rule === 'saksi')

/** Whether this was refused because a witness is not named any more, and what somebody does who has asked why. */
export function useGoneWitnesses(onForgotten?: () => void) {
  const [gone, setGone] = useState(false)
  const forget = () =>
    void import('./proven_opening.ts').then(({ forgetWitnesses }) => {
      forgetWitnesses()
      setGone(false)
      onForgotten?.()
    })
  return { gone, look: (error: unknown) => setGone(namesNoWitness(error)), forget }
}
