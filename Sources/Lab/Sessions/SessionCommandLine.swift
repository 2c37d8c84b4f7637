import TerminalText
import Traces
import WebPages

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

  /// Adapts drawings to the terminal's width, clamped to 40...1,000, unless the person has set one, and lessons to its height.
  public func adapt(width: Int, height: Int? = nil) {
    screenHeight = height
    guard !settings.isWidthFixed else { return }
    settings.width = min(max(width, 40), 1000)
  }

  /// Returns the answer to the command `compare` with the name of a module and further arguments.
  public func compare(_ module: String, _ words: [String]) -> Answer {
    answering { () throws(Refusal) in try compare(self.module(named: module), words) }
  }

  /// Returns the comparison that the command `compare` makes, as an HTML page; refuses arguments that name a single topic.
  public func comparisonPage(of module: String, _ words: [String]) -> Answer {
    answering { () throws(Refusal) in
      let request = try ComparisonRequest(words, try self.module(named: module))
      if let topic = request.topic {
        throw .misused("A page has the conversations and what was measured; leave out \(topic).")
      }
      return StyledText(Report.marked(WebPage(of: baselines.comparison(request)).text))
    }
  }

  /// Returns a report on a module in a format; `words` name the module and its variant, as the arguments of `load` do.
  ///
  /// - Complexity: Up to four plays of each scenario of the module.
  public func report(on words: [String], as format: ReportFormat = .markdown) -> Answer {
    answering { () throws(Refusal) in
      let run = try requestedRun(words)
      let (module, variant) = (run.module, run.variant)
      return switch format {
      case .markdown: StyledText(Report(of: module, variant, in: makeFresh()).markdown)
      case .html: StyledText(Report.marked(WebPage(of: module, variant, baselines).text))
      }
    }
  }

  /// Writes a page, such as a report; unless `isForced` only over an empty file, one of this session, or an unchanged report.
  public func write(page: String, to path: String, isForced: Bool) -> Answer {
    answering { () throws(Refusal) in
      try write(page, to: path, isForced: isForced, where: Report.isUnchanged)
    }
  }

  private func answering(_ text: () throws(Refusal) -> StyledText) -> Answer {
    do throws(Refusal) { return Answer(try text()) } catch {
      return Answer(error, width: settings.width)
    }
  }
}

/// The program of the laboratory.
package enum Program {
  /// The program's name in commands of the shell that texts propose: as the program was called, and `viperlab` in transcripts and
  /// lessons, whose answers are the same in every program.
  @TaskLocal package static var name = "viperlab"
}
