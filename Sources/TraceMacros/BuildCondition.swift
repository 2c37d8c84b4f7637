import SwiftSyntaxMacros

// A compiler's condition can be asked for since swift-syntax 602; the toolchain's own has no such mark.
#if canImport(SwiftSyntax602) || !canImport(SwiftCompilerPlugin)
import SwiftIfConfig
#endif

/// A condition that a target sets for the macros: `-D TRACING_OFF`.
enum BuildCondition: String {
  /// All of the recording is compiled out.
  case off = "TRACING_OFF"
  /// References hand out stand-ins, which record reads of properties too: set for this package's samples and for tests of
  /// stand-ins, never for an app.
  case standIns = "VIPERLAB_STAND_INS"
}

extension BuildCondition {
  /// Whether it is set for what is being compiled; false where the compiler does not tell.
  func isSet(in context: some MacroExpansionContext) -> Bool {
    #if canImport(SwiftSyntax602) || !canImport(SwiftCompilerPlugin)
    let isSet = try? context.buildConfiguration?.isCustomConditionSet(name: rawValue)
    return isSet ?? false
    #else
    return false
    #endif
  }
}
