import { useState } from 'react'
import { ApiError } from '@eproc/ui/api/api.ts'
import { forgetWitnesses } from './trusted_set.ts'

/** Whether sealing was refused because a witness is not named any more, and what somebody does who has asked why. */
export function useGoneWitnesses(onForgotten: () => void) {
  const [gone, setGone] = useState(false)
  const forget = () =>
    void forgetWitnesses().then(() => {
      setGone(false)
      onForgotten()
    })
  const look = (error: unknown) =>
    setGone(error instanceof ApiError && error.errors.some(({ rule }) => rule === 'saksi'))
  return { gone, look, forget }
}
