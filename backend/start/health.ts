/** What must work for this process to be ready (`GET /api/sehat/siap`); each is asked once a second at most. */
import { HealthChecks } from '@adonisjs/core/health'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { MigrationCheck, QueueCheck, StorageCheck } from '#core/ops/health'

const AGE = '1 second'

export const healthChecks = new HealthChecks().register([
  new DbCheck(db.connection()).as('basisData').cacheFor(AGE),
  new StorageCheck().cacheFor(AGE),
  new QueueCheck(),
  new MigrationCheck().cacheFor(AGE),
])
