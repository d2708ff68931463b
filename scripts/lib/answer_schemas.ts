/**
 * JSON Schemas of the answers' types (`answers*.ts` of `backend/domain/<module>` and its folders), for `/openapi.json`. A type
 * that one of these files exports is a schema of its own and referred to; whatever else it stands on is
 * written out. Text, numbers, lists, objects and unions are all that an answer may be made of: anything
 * else ends the run, so that no schema says less than its type.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { AKAR } from './places.ts'

export type Schema = Record<string, unknown>

const DOMAIN = join(AKAR, 'backend/domain')

export function answerSchemas(): Record<string, Schema> {
  const { config } = ts.readConfigFile(join(DOMAIN, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file)
  ) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, DOMAIN)
  const files = globSync('**/answers*.ts', { cwd: DOMAIN }).map((file) => join(DOMAIN, file))
  const program = ts.createProgram(files, options)
  const writer = new SchemaWriter(program.getTypeChecker())
  for (const file of files) writer.add(program.getSourceFile(file)!)
  return writer.schemas()
}

class SchemaWriter {
  readonly #checker: ts.TypeChecker
  readonly #types = new Map<string, ts.Type>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** Takes the exported types of a file. */
  add(file: ts.SourceFile): void {
    for (const symbol of this.#checker.getExportsOfModule(
      this.#checker.getSymbolAtLocation(file)!
    )) {
      if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) continue
      if (this.#types.has(symbol.name)) throw new Error(`Two answers are called ${symbol.name}`)
      this.#types.set(symbol.name, this.#checker.getDeclaredTypeOfSymbol(symbol))
    }
  }

  schemas(): Record<string, Schema> {
    const names = [...this.#types.keys()].sort()
    return Object.fromEntries(names.map((name) => [name, this.#written(this.#types.get(name)!)]))
  }

  /** A reference to an answer's type of its own, else the type written out. */
  #schema(type: ts.Type): Schema {
    for (const symbol of [type.aliasSymbol, type.symbol]) {
      if (symbol && isObject(type) && this.#types.get(symbol.name) === type) {
        return { $ref: `#/components/schemas/${symbol.name}` }
      }
    }
    return this.#written(type)
  }

  #written(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {}
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return literals([type.value])
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return literals([this.#checker.typeToString(type) === 'true'])
    }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (type.isUnion()) return this.#union(type.types)
    if (isObject(type)) return this.#object(type)
    throw new Error(`No schema for the type ${this.#checker.typeToString(type)}`)
  }

  /** Literals become one `enum`, `true | false` a boolean; a key that may be absent is said by its object. */
  #union(types: readonly ts.Type[]): Schema {
    const parts = types
      .filter((type) => !(type.flags & ts.TypeFlags.Undefined))
      .map((type) => this.#schema(type))
    const values = parts.flatMap((part) =>
      Array.isArray(part.enum) ? (part.enum as unknown[]) : []
    )
    const both = values.includes(true) && values.includes(false)
    const rest = values.filter((value) => !both || typeof value !== 'boolean').sort()
    const nullable = parts.filter((part) => part.type === 'null')
    const choices = [
      ...parts.filter((part) => !('enum' in part) && part.type !== 'null'),
      ...(both ? [{ type: 'boolean' }] : []),
      ...(rest.length > 0 ? [literals(rest)] : []),
      ...nullable,
    ]
    return choices.length === 1 ? choices[0]! : { anyOf: choices }
  }

  #object(type: ts.Type): Schema {
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: this.#schema(item!) }
    }
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker.getTypeArguments(type as ts.TypeReference)
      return {
        type: 'array',
        prefixItems: items.map((item) => this.#schema(item)),
        minItems: items.length,
        maxItems: items.length,
      }
    }
    const values = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const properties = this.#checker.getPropertiesOfType(type)
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    return {
      type: 'object',
      ...(required.length > 0 ? { required: required.map(({ name }) => name) } : {}),
      properties: Object.fromEntries(
        properties.map((property) => [
          property.name,
          this.#schema(this.#checker.getTypeOfSymbol(property)),
        ])
      ),
      ...(values ? { additionalProperties: this.#schema(values) } : {}),
    }
  }
}

const isObject = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))

const literals = (values: readonly unknown[]): Schema => ({
  ...(values.every((value) => typeof value === 'string') ? { type: 'string' } : {}),
  enum: values,
})
