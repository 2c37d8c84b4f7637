import PrintableText
import TerminalText
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

  /// Draws in as many columns as the terminal has now, unless a width was set by hand; a lesson shows no
  /// more at once than its lines.
  public func adapt(width: Int, height: Int? = nil) {
    screenHeight = height
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

  /// Reports on a module as Markdown; the words name it, then its variant as `load` takes it.
  ///
  /// - Complexity: Three plays of each of its scenarios.
  public func report(on words: [String]) -> Answer {
    do throws(Refusal) {
      let run = try LoadRequest(words, among: self).run
      return Answer(StyledText(Report(of: run.module, run.variant, in: makeFresh()).markdown))
    } catch {
      return Answer(error, width: settings.width)
    }
  }

  /// Writes a report into a file; what no report wrote is overwritten by force only.
  public func write(report page: String, to path: String, isForced: Bool) -> Answer {
    do throws(Refusal) {
      return Answer(try write(page, to: path, isForced: isForced, where: Report.isUnchanged))
    } catch {
      return Answer(error, width: settings.width)
    }
  }
}
