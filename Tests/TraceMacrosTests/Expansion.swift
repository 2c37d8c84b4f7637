import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// Expects what the macros make of a source, and what they say to it.
func expectExpansion(
  of source: String,
  is expanded: String,
  says diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let macros: [String: any Macro.Type] = [
    "Traced": TracedMacro.self, "Role": RoleMacro.self, "Seam": SeamMacro.self,
    "Unseen": UnseenMacro.self,
  ]
  let conformance = TypeSyntax(IdentifierTypeSyntax(name: .identifier("TracedRole")))
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: macros.mapValues { MacroSpec(type: $0, conformances: [conformance]) },
    applyFixIts: fixed == nil ? nil : diagnostics.flatMap(\.fixIts).map(\.message),
    fixedSource: fixed,
    indentationWidth: .spaces(2)
  ) { failure in
    Issue.record("\(failure.message)", sourceLocation: location)
  }
}

extension DiagnosticSpec {
  /// A message at a place in the source, with the fixes that are offered.
  init(_ message: some DiagnosticMessage, line: Int, column: Int, fixes: [Remedy] = []) {
    self.init(
      message: message.message,
      line: line,
      column: column,
      severity: message.severity,
      fixIts: fixes.map { FixItSpec(message: $0.message) }
    )
  }

  /// A refusal at a place in the source, with the fix that is offered.
  init(_ refusal: Refusal, line: Int, column: Int, fix: Remedy? = nil) {
    self.init(refusal, line: line, column: column, fixes: fix.map { [$0] } ?? [])
  }
}
