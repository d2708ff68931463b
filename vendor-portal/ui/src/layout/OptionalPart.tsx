import Button from '@mui/material/Button'
import { Children, Component, isValidElement, Suspense, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { MessageBox } from '../feedback/MessageBox.tsx'
import { isGone, missingMessage, MissingPart } from './lazy_part.ts'

interface OptionalPartProps {
  fallback?: ReactNode
  children: ReactNode
}

const kinds = (children: ReactNode) =>
  Children.toArray(children).map((child) => (isValidElement(child) ? child.type : null))

const into = (el: HTMLDivElement | null) => el?.scrollIntoView({ block: 'nearest' })

/* Whoever asks again for one asks for all: the same part may be missing at each field of a form. */
const broken = new Set<() => void>()
const askAgain = () => broken.forEach((again) => again())

/**
 * The place of lazy parts that a page can do without: one that does not come says so where it would stand, and is asked
 * for again there. What is typed around it stays. Anything else that breaks is the page's.
 */
export class OptionalPart extends Component<OptionalPartProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch() {
    broken.add(this.again)
  }
  override componentDidUpdate({ children }: OptionalPartProps) {
    if (this.state.error === null) return
    // Another tab's panel, or a dialog that was closed.
    const before = kinds(children)
    const now = kinds(this.props.children)
    if (before.length !== now.length || before.some((kind, i) => kind !== now[i])) this.again()
  }
  override componentWillUnmount() {
    this.forget()
  }
  private forget() {
    broken.delete(this.again)
    if (this.state.error instanceof MissingPart) this.state.error.renew()
  }
  private readonly again = () => {
    this.forget()
    this.setState({ error: null })
  }
  override render() {
    const { error } = this.state
    if (error === null)
      return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
    if (!(error instanceof MissingPart)) throw error
    return (
      <MessageBox
        ref={into}
        tone="warning"
        actions={
          !isGone(error) && (
            <Button size="small" color="inherit" onClick={askAgain}>
              {ui.tombol.cobaLagi}
            </Button>
          )
        }
      >
        {missingMessage(error)}
      </MessageBox>
    )
  }
}
