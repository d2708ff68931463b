import { defineConfig } from '@adonisjs/core/bodyparser'

/** Multipart is never processed here: `withFiles` does it after the rights were checked. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: [] },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '1mb' },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: '60mb',
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
