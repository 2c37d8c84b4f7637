import PrintableText
import Traces

// What the command line asks of a session besides answers.

extension Session {
  /// The words a line can begin with.
  public static var commandNames: [String] { Command.all.map(\.name) }

  /// Everything recorded since a module was loaded; empty when nothing is loaded.
  public var trace: Trace { loaded?.now.trace ?? Trace() }

  /// What stands in the next line before anything is typed, told once.
  public func takeDraft() -> String {
    defer { draft = "" }
    return draft
  }

  /// Draws in as many columns as the terminal has now, unless a width was set by hand.
  public func adapt(width: Int) {
    guard !settings.isWidthFixed else { return }
    settings.width = min(max(width, 40), 1000)
  }

  /// Compares a module's architectures, as `compare` does when it is loaded.
  public func compare(_ module: String, _ words: [String]) -> Answer {
    do throws(Refusal) {
      let module = try self.module(named: module)
      return Answer(try compare(module, words))
    } catch {
      return Answer(error, width: settings.width)
    }
  }
}
