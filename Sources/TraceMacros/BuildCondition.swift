import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// swift-syntax reads build conditions since version 602; the toolchain's own swift-syntax has no version marker.
#if canImport(SwiftSyntax602) || !canImport(SwiftCompilerPlugin)
import SwiftIfConfig
#endif

/// A compilation condition that a target sets for the macros: `-D TRACING_OFF`.
enum BuildCondition: String {
  /// The condition that compiles all recording out.
  case off = "TRACING_OFF"
  /// The condition of this package's samples, under which references return recording proxies (stand-ins).
  case standIns = "VIPERLAB_STAND_INS"

  /// Returns whether the target being compiled sets the condition; false where the compiler does not say so.
  func isSet(in context: some MacroExpansionContext) -> Bool {
    #if canImport(SwiftSyntax602) || !canImport(SwiftCompilerPlugin)
    let isSet = try? context.buildConfiguration?.isCustomConditionSet(name: rawValue)
    return isSet ?? false
    #else
    return false
    #endif
  }
}

/// Source with and without recording, chosen by the condition `TRACING_OFF`.
enum ConditionalSource {
  private static let condition = BuildCondition.off.rawValue

  /// Returns the source of a declaration under `#if !TRACING_OFF`, so that it exists only where recording is compiled in.
  static func recordingOnly(_ recording: String) -> String {
    """
    #if !\(condition)
    \(recording)
    #endif
    """
  }

  /// Returns both sources under `#if`: `production` for builds without recording, `recording` for all others.
  static func either(_ production: String, orElse recording: String) -> String {
    """
    #if \(condition)
    \(production)
    #else
    \(recording)
    #endif
    """
  }
}
