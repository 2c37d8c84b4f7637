import Traces
import TranscriptKit

/// A report on a test of transcripts in JSON; `line` and `message` are left out where there is none.
///
///     {"status":1,"passed":41,"failed":1,"uncompared":2,"unreadable":0,"timedOut":0,"leftOut":0,
///      "transcripts":[{"path":"a.md","title":"A","result":"failed","exchanges":4,"line":14,
///      "differences":[{"line":14,"exchange":2,"input":"open","expected":"…","got":"…"}]}]}
struct TranscriptJSON {
  private let report: TranscriptReport

  init(_ report: TranscriptReport) { self.report = report }

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.put("status", Int(report.status))
      json.put("passed", report.passedCount)
      json.put("failed", report.failedCount)
      json.put("uncompared", report.uncomparedCount)
      json.put("unreadable", report.unreadableCount)
      json.put("timedOut", report.timedOutCount)
      json.put("leftOut", report.leftOutCount)
      json.put("transcripts", report.outcomes) { outcome, json in
        json.object { outcome.write(to: &$0) }
      }
    }
    return json.text + "\n"
  }
}

extension TranscriptOutcome {
  fileprivate func write(to json: inout JSONWriter) {
    json.put("path", path)
    json.put("title", title)
    json.put("result", result)
    json.put("exchanges", exchangeCount)
    if let line { json.put("line", line) }
    if let message { json.put("message", message) }
    json.put("differences", differences) { difference, json in
      json.object { difference.write(to: &$0) }
    }
  }

  var result: String {
    switch problem {
    case .unreadable, .noFile: "unreadable"
    case .timedOut: "timed out"
    case nil: isPassed ? "passed" : "failed"
    }
  }

  private var message: String? {
    switch problem {
    case .unreadable(let error): "\(error)"
    case .noFile(let reason): reason
    case .timedOut, nil: nil
    }
  }
}

extension Difference {
  func write(to json: inout JSONWriter) {
    json.put("line", line)
    json.put("exchange", number)
    json.put("input", input)
    json.put("expected", expected)
    json.put("got", actual)
  }
}
