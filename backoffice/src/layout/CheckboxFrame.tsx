import { Children, cloneElement, isValidElement, type ComponentProps } from 'react'

/**
 * The frame of a checkbox. react-admin's row checkbox is named here, on a span that may have no name: the input inside
 * gets it, which is what a screen reader asks.
 */
export function CheckboxFrame({ 'aria-label': label, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest}>
      {Children.map(children, (child, i) =>
        i === 0 && label && isValidElement<{ 'aria-label'?: string }>(child)
          ? cloneElement(child, { 'aria-label': label })
          : child
      )}
    </span>
  )
}
