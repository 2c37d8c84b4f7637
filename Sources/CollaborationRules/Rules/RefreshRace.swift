import Traces

extension Rule {
  static let refreshRace = Rule(
    "refresh-race",
    """
    the answer to the last request is what is shown
    What: The same was asked twice, or two texts typed into one field were searched for, and the
    answer to the first request came last. It was drawn over the answer to the second.
    Why: The screen shows what was true before, and nothing will put it right.
    Signs: After a refresh the list jumps back to what it was. In the trace two requests of one kind
    are on their way at once, and their answers change places.
    Repair: Number the requests and take the answer to the last one only.
    Hint: To refuse a second request while the first is going on helps as well.
    Code:
    generation += 1
    let asked = generation
    repository.fetchAll { [weak self] articles in
      guard asked == self?.generation else { return }
      self?.show(articles)
    }
    """,
    nothing: "nobody was asked for data",
    needs: [.causes]
  ) { evidence in
    let requests = evidence.facts.requests
    return (Races(requests.all, evidence).all, requests.examined)
  }
}
