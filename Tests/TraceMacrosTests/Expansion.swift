import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source with its macros expanded.
struct Expansion {
  let text: String
  /// The diagnostics of the macros, by their locations.
  let diagnostics: [LocatedDiagnostic]

  /// Expands a source in a file with a given name, under compilation conditions.
  init(
    of source: String,
    in file: String = "test.swift",
    by macros: [String: MacroSpec] = macroSpecs,
    under conditions: [BuildCondition] = []
  ) {
    let syntax: SourceFileSyntax = "\(raw: source)"
    let context = BasicMacroExpansionContext(
      sourceFiles: [syntax: .init(moduleName: "Expanded", fullFilePath: file)],
      buildConfiguration: StaticBuildConfiguration(
        customConditions: Set(conditions.map(\.rawValue)),
        languageVersion: VersionTuple(6),
        compilerVersion: VersionTuple(6)
      )
    )
    let expanded = syntax.expand(
      macroSpecs: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: node.allMacroLexicalContexts()
        )
      },
      indentationWidth: .spaces(2)
    )
    text = expanded.description
    diagnostics = context.diagnostics.map { LocatedDiagnostic($0, of: source, in: context) }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The macros under their names; the compiler lets `@Role` add a conformance, as it does where no superclass has it.
  static let macroSpecs: [String: MacroSpec] = {
    let macros: [String: any Macro.Type] = [
      "Doubled": DoubledMacro.self, "Proxied": DoubledMacro.self, "Traced": DoubledMacro.self,
      "Role": RoleMacro.self, "Seam": SeamMacro.self,
      "Unseen": UnseenMacro.self, "_Received": ReceivedMacro.self, "_Watched": WatchedMacro.self,
    ]
    let conformance = TypeSyntax(IdentifierTypeSyntax(name: .identifier("_TracedRole")))
    return macros.mapValues { MacroSpec(type: $0, conformances: [conformance]) }
  }()

  /// The expanded source, parsed again: macros may return text that no parser has read.
  var syntax: SourceFileSyntax { "\(raw: text)" }

  var isWellFormed: Bool { !syntax.hasError }
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
