import type { ReactNode } from 'react'
import { useResourceContext, useTranslateLabel, useWrappedSource } from 'react-admin'

type AsInput<P> = Omit<P, 'name' | 'label' | 'control'> & { source: string; label?: string }

/** A field that both apps share as an input of react-admin: its name is the source, its label the resource's word. */
export function asInput<P extends { name: string; label: string }>(Field: (props: P) => ReactNode) {
  return function SharedField({ source, label, ...rest }: AsInput<P>) {
    // Within a row of a list: 'list.0.nama', whose word is that of `list.nama`.
    const name = useWrappedSource(source)
    const resource = useResourceContext()!
    const words = useTranslateLabel()({ source: name, resource, ...(label ? { label } : {}) })
    return <Field {...({ ...rest, name, label: String(words) } as unknown as P)} />
  }
}
