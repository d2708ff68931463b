import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A rule may ask for two fields: mending either takes the complaint away.
 * @param wrong the fields with a complaint that typing may answer, there or elsewhere; the server's own stay until sent again
 */
export function useRecheck<N extends FieldValues>(
  { watch, trigger }: Pick<UseFormReturn<N>, 'watch' | 'trigger'>,
  wrong: () => string[]
): void {
  const open = useEffectEvent(wrong)
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      if (type !== 'change') return
      const wrong = open()
      if (wrong.length > 0) void trigger(wrong as FieldPath<N>[])
    })
    return unsubscribe
  }, [watch, trigger])
}
