import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The list of the macros.
@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedMacro.self, RoleMacro.self, SeamMacro.self, UnseenMacro.self,
  ]
}
