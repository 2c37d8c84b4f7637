import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The macros under their names.
let macroSpecs: [String: MacroSpec] = {
  let macros: [String: any Macro.Type] = [
    "Doubled": DoubledMacro.self, "Proxied": DoubledMacro.self, "Traced": DoubledMacro.self,
    "Role": RoleMacro.self, "Seam": SeamMacro.self,
    "Unseen": UnseenMacro.self, "_Received": ReceivedMacro.self, "_Watched": WatchedMacro.self,
  ]
  let conformance = TypeSyntax(IdentifierTypeSyntax(name: .identifier("_TracedRole")))
  return macros.mapValues { MacroSpec(type: $0, conformances: [conformance]) }
}()

/// Expects the expansion of a source, its diagnostics, and the source after its fix-its; nil stands for any.
///
/// Of several fixes, only the one named by `fix` is applied.
func expectExpansion(
  of source: String,
  is expanded: String? = nil,
  says diagnostics: [DiagnosticSpec]? = [],
  applying fix: String? = nil,
  fixed: String? = nil,
  under condition: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let all = diagnostics ?? []
  let ignored =
    (expanded == nil ? ["Macro expansion did not produce the expected"] : [])
    + (diagnostics == nil ? ["Expected 0 diagnostics"] : [])
  assertMacroExpansion(
    source,
    expandedSource: expanded ?? "",
    diagnostics: all,
    macroSpecs: macroSpecs,
    applyFixIts: fixed == nil ? nil : fix.map { [$0] } ?? all.flatMap(\.fixIts).map(\.message),
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    buildConfiguration: buildConfiguration(condition)
  ) { failure in
    if ignored.contains(where: failure.message.hasPrefix) { return }
    Issue.record("\(failure.message)", sourceLocation: location)
  }
}

/// Expects one warning of a source, whatever its expansion.
func expectWarning(
  _ warning: String,
  in source: String,
  line: Int = 2,
  column: Int,
  fixes: [String] = [],
  applying fix: String? = nil,
  fixed: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let spec = DiagnosticSpec(warning: warning, line: line, column: column, fixes: fixes)
  expectExpansion(of: source, says: [spec], applying: fix, fixed: fixed, at: location)
}

private func buildConfiguration(_ condition: String?) -> StaticBuildConfiguration {
  StaticBuildConfiguration(
    customConditions: condition.map { [$0] } ?? [],
    languageVersion: VersionTuple(6),
    compilerVersion: VersionTuple(6)
  )
}

/// Returns the expansion of a source, in a file with a given name.
func expansion(of source: String, in file: String, under condition: String? = nil) -> String {
  let syntax: SourceFileSyntax = "\(raw: source)"
  let context = BasicMacroExpansionContext(
    sourceFiles: [syntax: .init(moduleName: "Expanded", fullFilePath: file)],
    buildConfiguration: buildConfiguration(condition)
  )
  let expanded = syntax.expand(
    macroSpecs: macroSpecs,
    contextGenerator: { node in
      BasicMacroExpansionContext(
        sharingWith: context,
        lexicalContext: node.allMacroLexicalContexts()
      )
    },
    indentationWidth: .spaces(2)
  )
  return expanded.description
}

/// Returns the last lines of the expansion of a class with a role, with the token of its objects.
func ending(
  of name: String,
  _ role: String = ".presenter",
  sends: String = "test.swift",
  access: String = ""
) -> String {
  """

    #if TRACING_OFF
    \(access)nonisolated let __participant = _NoToken()
    #else
    \(access)nonisolated let __participant = _ParticipantToken(
      \(role), type: "\(name)", of: \(name).self,
      sends: "\(sends)")
    #endif
  }

  extension \(name): _TracedRole {
  }
  """
}

extension String {
  /// The text with each line two columns further right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

extension DiagnosticSpec {
  /// Creates a warning at a location in the source, with the titles of its fix-its.
  init(warning: String, line: Int = 2, column: Int, fixes: [String] = []) {
    self.init(
      message: warning,
      line: line,
      column: column,
      severity: .warning,
      fixIts: fixes.map { FixItSpec(message: $0) }
    )
  }

  /// Creates an error at a location in the source, with the titles of its fix-its.
  init(error: String, line: Int = 2, column: Int, fixes: [String] = []) {
    self.init(
      message: error,
      line: line,
      column: column,
      fixIts: fixes.map { FixItSpec(message: $0) }
    )
  }

  /// Creates a refusal at a location in the source, with its fix-it.
  init(_ refusal: Refusal, line: Int, column: Int, fix: Remedy? = nil) {
    let fixes = fix.map { [$0.message] } ?? []
    self.init(error: refusal.message, line: line, column: column, fixes: fixes)
  }
}
