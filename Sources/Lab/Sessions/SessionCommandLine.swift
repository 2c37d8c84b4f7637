import PrintableText
import TerminalText
import Traces

// The parts of a session that the command line uses besides `answer`.

extension Session {
  /// The names of all commands that can be typed at the prompt.
  public static var commandNames: [String] { Command.all.map(\.name) }

  /// The trace since the module was loaded, or the loaded trace from a file; empty when nothing is loaded.
  public var trace: Trace { loaded?.now.trace ?? Trace() }

  /// Returns the text with which the next prompt begins, as if typed, and clears it.
  public func takeDraft() -> String {
    defer { draft = "" }
    return draft
  }

  /// Adapts drawings to the terminal's width, unless a width was set, and lessons to its height, nil without a screen.
  public func adapt(width: Int, height: Int? = nil) {
    screenHeight = height
    guard !settings.isWidthFixed else { return }
    settings.width = min(max(width, 40), 1000)
  }

  /// Returns the answer of the command `compare` to the name of a module and further arguments.
  public func compare(_ module: String, _ words: [String]) -> Answer {
    do throws(Refusal) {
      let module = try self.module(named: module)
      return Answer(try compare(module, words))
    } catch {
      return Answer(error, width: settings.width)
    }
  }

  /// Returns a report on a module in Markdown; the arguments name the module and its variant, as in `load`.
  ///
  /// - Complexity: Three plays of each scenario of the module.
  public func report(on words: [String]) -> Answer {
    do throws(Refusal) {
      let run = try LoadRequest(words, among: self).run
      return Answer(StyledText(Report(of: run.module, run.variant, in: makeFresh()).markdown))
    } catch {
      return Answer(error, width: settings.width)
    }
  }

  /// Writes a report into a file; without `isForced`, a file that is not an unchanged report is not replaced but
  /// refused.
  public func write(report page: String, to path: String, isForced: Bool) -> Answer {
    do throws(Refusal) {
      return Answer(try write(page, to: path, isForced: isForced, where: Report.isUnchanged))
    } catch {
      return Answer(error, width: settings.width)
    }
  }
}
