import { defineConfig } from '@adonisjs/core/bodyparser'

/** Multipart is never processed here: `receiveFileParts` does it after the rights were checked, and counts its bytes. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: [] },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '1mb' },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
