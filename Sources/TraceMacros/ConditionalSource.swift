import SwiftSyntax
import SwiftSyntaxBuilder

/// Source with and without recording, chosen by the condition `TRACING_OFF`.
enum ConditionalSource {
  private static let condition = BuildCondition.off.rawValue

  /// Returns a declaration that exists only where recording is compiled in.
  static func recordingOnly(_ recording: DeclSyntax) -> DeclSyntax {
    "\(raw: recordingOnly(recording.description))"
  }

  /// Returns statements that exist only where recording is compiled in.
  static func recordingOnly(_ recording: String) -> String {
    """
    #if !\(condition)
    \(recording)
    #endif
    """
  }

  /// Returns a declaration for production, and another where recording is compiled in.
  static func declaration(_ production: DeclSyntax, orElse recording: DeclSyntax) -> DeclSyntax {
    "\(raw: statements(production.description, orElse: recording.description))"
  }

  /// Returns statements for production, and others where recording is compiled in.
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
