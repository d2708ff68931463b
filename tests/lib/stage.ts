/** Tests that stand on each other: a tale told in stages, and tests that begin with an empty database. */
import { test } from '@japa/runner'
import type { Group, TestContext } from '@japa/runner/core'
import { cleanSlate } from './dates.ts'
import { assertNoComplaints, everybodyLeaves, tellScreens } from './visitors.ts'

/** Tells one stage of a tale; its last ones may be tagged for the drill. */
export type StageOf<State> = (
  title: string,
  run: (context: TestContext, state: State) => Promise<void>,
  tags?: string[]
) => void

/**
 * A long tale as one test a stage, in order, on a state that `build` makes from an empty database. A failure names its
 * stage; those after it fail at once, for what they stand on is not there.
 */
export function tale<State>(
  title: string,
  build: () => Promise<State>,
  tell: (stage: StageOf<State>) => void
): void {
  test.group(title, (group) => {
    let state: State
    let told = 0
    let broken = ''
    group.setup(async () => {
      const resetClock = await cleanSlate()
      state = await build()
      return async () => {
        resetClock()
        await everybodyLeaves()
      }
    })
    let stages = 0
    tell((name, run, tags = []) => {
      const place = stages++
      test(name, async (context) => {
        if (broken) throw new Error(`An earlier stage failed: ${broken}`)
        if (place !== told) throw new Error('The stages before this one were left out.')
        broken = name
        try {
          await run(context, state)
        } catch (error) {
          await tellScreens()
          throw error
        }
        assertNoComplaints()
        broken = ''
        told++
      }).tags(tags)
    })
  })
}

/** Each test of the group begins with an empty database, and its visitors leave at its end. */
export function emptyEach(group: Group): void {
  group.each.setup(async () => {
    const resetClock = await cleanSlate()
    return async (failed: boolean) => {
      resetClock()
      if (failed) await tellScreens()
      await everybodyLeaves()
    }
  })
}
