/**
 * The reporter: a dot a test, every error when it happens, and each start and end of a test to the process that started
 * the run, which prints the closing line `N passed, N failed` for all groups together.
 */
import { relative } from 'node:path'
import { BaseReporter } from '@japa/runner/core'
import type {
  GroupEndNode,
  NamedReporterContract,
  SuiteEndNode,
  TestEndNode,
  TestStartNode,
} from '@japa/runner/types'
import type { TestMessage } from '../scripts/lib/test_tally.ts'

const WIDTH = 100

class Reporter extends BaseReporter {
  #column = 0
  /** Failures outside of tests: hooks of groups and suites. */
  #outside = 0
  /** Errors are said at once, one after the other: a run that is cut short has said all that it knows. */
  #said = Promise.resolve()

  protected override onTestStart(test: TestStartNode): void {
    void tell({ event: 'start', title: nameOf(test) })
  }

  protected override onTestEnd(test: TestEndNode): void {
    if (test.hasError) this.#say(nameOf(test), test.errors)
    else {
      const mark = test.isSkipped || test.isTodo ? '-' : '.'
      process.stdout.write(++this.#column % WIDTH === 0 ? `${mark}\n` : mark)
    }
    void tell({
      event: 'end',
      title: nameOf(test),
      ms: test.duration,
      failed: test.hasError,
      skipped: Boolean(test.isSkipped || test.isTodo),
    })
  }

  protected override onGroupEnd(group: GroupEndNode): void {
    this.#hookFailed(group.title, group)
  }

  protected override onSuiteEnd(suite: SuiteEndNode): void {
    this.#hookFailed(suite.name, suite)
  }

  protected override async end(): Promise<void> {
    await this.#said
    const { aggregates, duration } = this.runner!.getSummary()
    const { passed, failed, skipped, todo, regression } = aggregates
    const left = skipped + todo > 0 ? `, ${skipped + todo} dilewati` : ''
    const seconds = (duration / 1000).toFixed(1)
    // Errors outside of tests count too: nothing that went wrong may look green.
    const bad = failed + regression + this.#outside
    process.stdout.write(`\n  ${passed} lulus, ${bad} gagal${left} (${seconds} detik)\n`)
    await tell({ event: 'done', passed, failed: bad })
  }

  #hookFailed(title: string, node: GroupEndNode | SuiteEndNode): void {
    // A group with a failed test has an error of its own kind, too; only hooks leave one here.
    if (node.errors.length === 0) return
    this.#outside++
    this.#say(title, node.errors)
  }

  #say(title: string, errors: TestEndNode['errors']): void {
    this.#said = this.#said.then(() =>
      this.printErrors({
        aggregates: this.runner!.getSummary().aggregates,
        duration: 0,
        hasError: true,
        failedTestsTitles: [],
        failureTree: [
          { name: '', type: 'suite', errors: [], children: [{ title, type: 'test', errors }] },
        ],
      })
    )
  }
}

/** File, group and title: enough to find a test. */
function nameOf(test: TestStartNode | TestEndNode): string {
  const file = String(test.meta.fileName ?? '')
  const path = file ? `${relative(import.meta.dirname, file)}: ` : ''
  return path + test.title.expanded
}

function tell(message: TestMessage): Promise<void> {
  return new Promise((told) => {
    if (process.send) process.send(message, undefined, undefined, () => told())
    else told()
  })
}

export const reporter: NamedReporterContract = {
  name: 'reporter',
  handler: (runner, emitter) => new Reporter({ framesMaxLimit: 6 }).boot(runner, emitter),
}
