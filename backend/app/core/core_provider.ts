/**
 * Starts what every server process needs once the application is ready, and stops it: clock,
 * LISTEN connection, journal sealer, jobs, file sweeper.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import '#core/http/messages'
import { scheduleJobs, startQueue, stopQueue } from '#core/jobs/queue'
import { JournalAdapter } from '#core/database/journal_adapter'
import { JournaledModel } from '#core/database/journaled_model'
import { startReplicas, stopReplicas } from '#core/database/replica/replica_watch'
import { useReplicasFor } from '#core/database/replica/replicas'
import { installSureCommit } from '#core/database/sure_commit'
import { stopListener, startListener } from '#core/live/listener'
import { stopSealer, startSealer } from '#core/journal/sealer'
import { startLog, stopLog } from '#core/log/sequencer'
import { endDrawing } from '#core/files/drawing/paper_thread'
import { sweepFiles } from '#core/files/sweeper'
import { outboxMessenger } from '#core/mail/outbox'
import { startOutbox, stopOutbox } from '#core/mail/outbox_worker'
import { isRehearsal, readRehearsalClock } from '#core/latihan/rehearsal'
import { syncClock } from '#core/clock/clock'

const SELARAS_MS = 60_000
const STOP_MS = 3500

export default class CoreProvider {
  #detak: NodeJS.Timeout | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getMode() === 'warmup') return
    const database = await this.app.container.make('lucid.db')
    JournaledModel.$adapter = new JournalAdapter(database)
    await installSureCommit(database)
    const mail = await this.app.container.make('mail.manager')
    mail.setMessenger(() => outboxMessenger)
    await syncClock()
    if (isRehearsal) await readRehearsalClock()
    this.#detak = setInterval(() => void syncClock().catch(() => {}), SELARAS_MS)
    this.#detak.unref()
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web' && this.app.getEnvironment() !== 'test') return
    if (await startReplicas()) useReplicasFor(await this.app.container.make('lucid.db'))
    await startListener()
    await startSealer()
    await startQueue()
    // A test calls the job that it is about; one that came by itself would find its clock moved, its rows half made.
    if (this.app.getEnvironment() === 'web') await scheduleJobs()
    // Letters of the rehearsal stay in its outbox, which is its mailbox.
    if (!isRehearsal) startOutbox()
    // Tests call the tick; the rehearsal proves nothing to anybody.
    if (!isRehearsal && this.app.getEnvironment() === 'web') startLog()
    void sweepFiles().catch(() => {})
  }

  async shutdown() {
    if (this.#detak) clearInterval(this.#detak)
    stopSealer()
    await stopReplicas()
    // Side by side, and none longer than the end of a process may take: what is cut is done again by another one.
    const parts = Promise.all([stopLog(), stopListener(), stopQueue(), stopOutbox(), endDrawing()])
    await Promise.race([parts, pause(STOP_MS, undefined, { ref: false })])
  }
}
