import SwiftSyntax
import SwiftSyntaxBuilder

/// Source with and without recording, chosen by the condition `TRACING_OFF`.
enum ConditionalSource {
  private static let condition = BuildCondition.off.rawValue

  /// Returns a declaration under `#if !TRACING_OFF`, so that it exists only where recording is compiled in.
  static func recordingOnly(_ recording: DeclSyntax) -> DeclSyntax {
    "\(raw: recordingOnly(recording.description))"
  }

  static func recordingOnly(_ recording: String) -> String {
    """
    #if !\(condition)
    \(recording)
    #endif
    """
  }

  /// Returns both declarations under `#if`: `production` for builds without recording, `recording` for all others.
  static func declaration(_ production: DeclSyntax, orElse recording: DeclSyntax) -> DeclSyntax {
    "\(raw: statements(production.description, orElse: recording.description))"
  }

  static func statements(_ production: String, orElse recording: String) -> String {
    """
    #if \(condition)
    \(production)
    #else
    \(recording)
    #endif
    """
  }
}
